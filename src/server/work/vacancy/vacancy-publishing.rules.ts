export type Publisher = {
  id: string
  slug: string
  name: string
  verified: boolean
  country: string
  kind: 'agency' | 'manager' | 'owner'
  emailVerified: boolean
  /** How many vacancies were public before. */
  published: number
  /** When one of its vacancies was last refused or taken down. */
  refusedAt: number | null
}
