export default import.meta.glob<string>('../../../../docs/rules/fr/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
