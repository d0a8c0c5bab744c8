export default import.meta.glob<string>('../../../../docs/handbook/uk/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
