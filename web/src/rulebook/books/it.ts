export default import.meta.glob<string>('../../../../docs/rules/it/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
