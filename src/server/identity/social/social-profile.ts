/** The returned person, as the provider reports them. */
export type SocialProfile = {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  /** When the person last signed in there (UTC ms), if the provider reports it. */
  authenticatedAt: number | null
}
