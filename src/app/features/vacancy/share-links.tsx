import { localizePath, withQuery } from '../../../contract/addresses.ts'
import type { PageContext } from '../../page.ts'
import { Icon } from '../../ui/icon.tsx'
import { payText } from './detail-page.ts'
import type { DetailProps } from './detail-props.ts'
import { vacancyPath } from './row-text.ts'

type Props = DetailProps & { ctx: PageContext }

/** Links that need no script; with scripting the device's own sharing, or a copied address. */
export function ShareLinks({ vacancy, words, ctx }: Props) {
  const { t } = words
  const url = ctx.origin + localizePath(ctx.locale, vacancyPath(vacancy))
  const text = t('vacancy.share.text', {
    rank: words.rank(vacancy.rank),
    vessel: words.vesselWithClass(vacancy),
    pay: payText(vacancy, words),
  })
  return (
    <div className="row tight share">
      <a className="btn quiet" href={withQuery('https://wa.me/', { text: `${text} ${url}` })} {...OUTSIDE}>
        {t('vacancy.share.whatsapp')}
      </a>
      <a className="btn quiet" href={withQuery('https://t.me/share/url', { url, text })} {...OUTSIDE}>
        {t('vacancy.share.telegram')}
      </a>
      <button type="button" className="btn quiet js-only" data-share="" data-copied={t('vacancy.share.copied')}>
        <Icon name="share-2" />
        <span data-label="">{t('vacancy.share.device')}</span>
      </button>
    </div>
  )
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const
