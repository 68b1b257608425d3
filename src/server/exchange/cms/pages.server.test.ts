import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { cmsPageSchema } from '#src/contract/cms/schemas.ts'
import { createServices } from '#src/server/platform/services.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import { insertPage } from '#tests/server/support/content.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { cmsDomain } from './index.ts'

const startServer = serverOf(cmsDomain)

const contact = {
  company: 'Anchor Ltd',
  email: 'crew@anchor.example',
  phone: '+44 20 7946 0999',
  address: '1 Quay Street',
  meeting: 'https://meet.anchor.example/',
}
const { config } = createServices(env)
const read = (path: string, language = 'en') =>
  createClient(startServer({ config: { ...config, productName: 'Sea_Road', contact } }), { language }).get(path)
const pageOf = async (slug: string, language?: string) =>
  cmsPageSchema.parse((await read(`/server/page/${slug}`, language)).body)

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM page').run()
})

describe('a page', () => {
  it('holds what is configured: in its title and description as it is, in its text as words', async () => {
    await insertPage('about', {
      en: {
        title: 'About {productName}',
        description: '{productName} by {companyName}',
        body: '{productName}: {contactEmail}, {contactPhone}, {contactAddress}\n\n{contactProfile}\n\n{priceList}',
      },
    })
    expect(await pageOf('about')).toMatchObject({
      title: 'About Sea_Road',
      description: 'Sea_Road by Anchor Ltd',
      body: 'Sea\\_Road: crew@anchor.example, +44\u00a020\u00a07946\u00a00999, 1 Quay Street\n\n{contactProfile}\n\n{priceList}',
      contact,
    })
  })

  it('is in the reader’s language, or English and says so', async () => {
    await insertPage('terms', { en: {}, uk: { updated_at: START + 5 } })
    expect(await pageOf('terms', 'uk')).toMatchObject({ language: 'uk', languages: ['en', 'uk'], updatedAt: START + 5 })
    expect(await pageOf('terms', 'hi')).toMatchObject({ language: 'en', title: 'Title en' })
  })

  it.each(['nothing', 'Terms', 'a.b', "x'--"])('%s does not exist', async (slug) => {
    await insertPage('terms', { en: {} })
    expect((await read(`/server/page/${encodeURIComponent(slug)}`)).status).toBe(404)
  })
})

it('a meeting address that is not one of the web is refused at start', () => {
  expect(() => createServices({ ...env, CONTACT_MEETING: 'javascript:alert(1)' })).toThrow('CONTACT_MEETING')
})
