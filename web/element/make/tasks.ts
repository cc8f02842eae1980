// The tasks of make mode, each on a panel of its own.

export const tasks = ['one', 'daily', 'sheet', 'many', 'worst'] as const;
export type Task = (typeof tasks)[number];
