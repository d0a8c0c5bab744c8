// Every sound and loop that was rendered (sound/made), by its name. Only its address is here.
const made = import.meta.glob<string>('../../../sound/made/*.webm', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const addressOf = (name: string) => made[`../../../sound/made/${name}.webm`];
