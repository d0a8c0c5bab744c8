// Where somebody is: the path of the page. Screens change without loading a new page.
export interface Place {
  path: string;
  parts: string[]; // '/table/ab12' -> ['table', 'ab12']
  query: URLSearchParams;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // no such page, then
  }
}

const read = (): Place => ({
  path: location.pathname,
  parts: location.pathname.split('/').filter(Boolean).map(decoded),
  query: new URLSearchParams(location.search),
});

let place = $state.raw<Place>(read());
addEventListener('popstate', () => (place = read()));

export const here = () => place;

export function go(path: string, replace = false) {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  place = read();
}

/** For links: <a href="/rules" onclick={follow}>. Leaves new tabs to the browser. */
export function follow(event: MouseEvent) {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.getAttribute('href')!);
}
