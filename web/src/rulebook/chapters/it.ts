export default import.meta.glob<string>('../../../../docs/handbook/it/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
