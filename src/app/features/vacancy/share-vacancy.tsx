import { localizePath } from '../../../contract/addresses.ts'
import { insideSentence } from '../../../i18n/inside-sentence.ts'
import { payText } from '../../../i18n/pay-text.ts'
import type { PageContext } from '../../page.ts'
import { ShareLinks } from '../../ui/share-links.tsx'
import type { DetailProps } from './detail-props.ts'
import { vacancyPath } from './row-text.ts'

type Props = DetailProps & { ctx: PageContext }

export function ShareVacancy({ vacancy, words, ctx }: Props) {
  const url = ctx.origin + localizePath(ctx.locale, vacancyPath(vacancy))
  const text = words.t('vacancy.share.text', {
    rank: words.rank(vacancy.rank),
    vessel: insideSentence(words.intl, words.vesselWithClass(vacancy)),
    pay: payText(vacancy.pay, words),
  })
  return <ShareLinks url={url} text={text} />
}
