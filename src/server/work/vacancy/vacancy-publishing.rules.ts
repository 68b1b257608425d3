export type Publisher = {
  id: string
  slug: string
  name: string
  verified: boolean
  /** Publishes nothing until an admin lifts the suspension. */
  suspended: boolean
  country: string
  kind: 'agency' | 'manager' | 'owner'
  emailVerified: boolean
  /** Number of previously public vacancies. */
  published: number
  /** When one of its vacancies was last rejected or taken down. */
  refusedAt: number | null
}
