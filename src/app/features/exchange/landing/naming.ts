/** Names of the trade, given by the route: the landing page knows no other feature. */
export type Naming = { rank: (slug: string) => string; fleet: (slug: string) => string }
