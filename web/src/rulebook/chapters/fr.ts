export default import.meta.glob<string>('../../../../docs/handbook/fr/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
