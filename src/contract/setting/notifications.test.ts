import { describe, expect, it } from 'vitest'
import { isWanted, NOTIFICATION_DEFAULTS, ROLE_NOTIFICATIONS } from './notifications.ts'

describe('mails that a person may decline', () => {
  it('are as SPEC 3 says before anyone chose', () => {
    const { promoseaman_digest, product_updates, article_seaman_updates, tech_updates } = NOTIFICATION_DEFAULTS
    expect({ promoseaman_digest, product_updates, article_seaman_updates, tech_updates }).toEqual({
      promoseaman_digest: false,
      product_updates: false,
      article_seaman_updates: false,
      tech_updates: true,
    })
  })

  it('follow the choice over the default, both ways', () => {
    expect([isWanted('product_updates', {}), isWanted('product_updates', { product_updates: true })]).toEqual([
      false,
      true,
    ])
    expect([isWanted('tech_updates', {}), isWanted('tech_updates', { tech_updates: false })]).toEqual([true, false])
  })

  it('are not decided by the choice about another kind', () => {
    expect(isWanted('promoseaman_digest', { product_updates: true, article_seaman_updates: true })).toBe(false)
  })

  it('for seafarers go to seafarers only', () => {
    const roles = Object.entries(ROLE_NOTIFICATIONS).filter(([, kinds]) => kinds.some((kind) => /seaman/.test(kind)))
    expect(roles.map(([role]) => role)).toEqual(['seaman'])
  })
})
