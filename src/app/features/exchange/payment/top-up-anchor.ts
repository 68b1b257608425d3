/** The id of a top-up on the page of its balance. */
export const anchorOf = ({ id }: { id: string }): string => `top-up-${id}`
