/** A place to drop a file on (`use:drop`); it has the class `over` while one hangs above it. */
export function drop(node: HTMLElement, take: (file: File | undefined) => void) {
  const over = (event: DragEvent) => {
    event.preventDefault();
    node.classList.add('over');
  };
  const out = () => node.classList.remove('over');
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    out();
    take(event.dataTransfer?.files[0]);
  };
  node.addEventListener('dragover', over);
  node.addEventListener('dragleave', out);
  node.addEventListener('drop', dropped);
  return {
    destroy() {
      node.removeEventListener('dragover', over);
      node.removeEventListener('dragleave', out);
      node.removeEventListener('drop', dropped);
    },
  };
}
