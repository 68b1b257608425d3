import { expect, test } from 'vitest'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { render } from '../market/market-render.fixture.tsx'
import { crewWords } from './crew-words.ts'
import { OwnPanel } from './own-panel.tsx'

test('who turned a switch off keeps it off when saving failed', async () => {
  const ctx = await createPageContext({}, { here: '/seamans/x' })
  const own = { isHidden: false, isHideEnglish: false, isForVerified: false }
  const words = crewWords(ctx.intl, formatsFor(ctx.intl))
  const show = (props: object) => render(ctx, <OwnPanel {...props} own={own} ctx={ctx} words={words} />)
  const countOn = (html: string) => html.match(/checked=""/g)?.length ?? 0
  expect(countOn(show({}))).toBe(2)
  expect(countOn(show({ failure: { values: { english: 'on' }, errors: {}, message: 'Away' } }))).toBe(1)
})
