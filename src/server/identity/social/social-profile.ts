/** Who came back, as the provider vouches for it. */
export type SocialProfile = {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  /** When the person last signed in there, UTC ms, where the provider says so. */
  authenticatedAt: number | null
}
