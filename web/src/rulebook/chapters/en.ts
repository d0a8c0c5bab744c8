export default import.meta.glob<string>('../../../../docs/handbook/en/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
