/** Words that many entries of the registry share. */
export const WHILE_THERE = 'while the account is there'
