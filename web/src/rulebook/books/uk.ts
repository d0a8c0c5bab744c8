export default import.meta.glob<string>('../../../../docs/rules/uk/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
