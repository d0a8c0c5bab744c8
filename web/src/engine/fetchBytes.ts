export async function fetchBytes(url: string, what: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${what} did not come: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
