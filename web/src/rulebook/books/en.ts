export default import.meta.glob<string>('../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
