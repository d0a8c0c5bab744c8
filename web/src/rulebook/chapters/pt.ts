export default import.meta.glob<string>('../../../../docs/handbook/pt/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
