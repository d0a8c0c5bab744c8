// Files to and from the person's own device.
export function saveFile(content: string | Blob, name: string) {
  const blob =
    content instanceof Blob ? content : new Blob([content], { type: 'text/plain;charset=utf-8' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A replay is small: what is larger is none. */
const most = 8 << 20;

export async function readFile(file: File | undefined): Promise<string | null> {
  if (!file) return null;
  return file.size > most ? '' : file.text();
}

export function dayOf(ms: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}
