export default import.meta.glob<string>('../../../../docs/rules/pt/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
