/** Names passed by the route: the landing page imports no other feature. */
export type Naming = { rank: (slug: string) => string; fleet: (slug: string) => string }
