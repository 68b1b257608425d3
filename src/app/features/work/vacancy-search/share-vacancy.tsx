import type { PageContext } from '#src/app/page.ts'
import { ShareLinks } from '#src/app/ui/share-links.tsx'
import { localizePath } from '#src/contract/http/addresses.ts'
import { markOf } from '#src/domain/statistics/view-sources.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { payText } from '#src/i18n/pay-text.ts'
import type { DetailProps } from './detail-props.ts'
import { vacancyPath } from './row-text.ts'

type Props = DetailProps & { ctx: PageContext }

export function ShareVacancy({ vacancy, words, ctx }: Props) {
  const mark = `#${markOf('share')}`
  const url = ctx.origin + localizePath(ctx.locale, vacancyPath(vacancy)) + mark
  const text = words.t('vacancy.share.text', {
    rank: words.rank(vacancy.rank),
    vessel: insideSentence(words.intl, words.vesselWithClass(vacancy)),
    pay: payText(vacancy.pay, words),
  })
  return <ShareLinks url={url} mark={mark} text={text} />
}
