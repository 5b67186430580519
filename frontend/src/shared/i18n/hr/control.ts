export const control = {
  title: 'Vođenje utakmice',
};
