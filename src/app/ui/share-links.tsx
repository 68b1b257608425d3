import { withQuery } from '#src/contract/http/addresses.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { Icon } from './icon.tsx'

type Props = {
  /** Absolute. */
  url: string
  text: string
  /** Added to the address that the device shares. */
  mark?: string
}

/** Share links without script; with scripting the device's own sharing, or a copied address. */
export function ShareLinks({ url, text, mark = '' }: Props) {
  const { t } = useIntl()
  return (
    <div className="row tight share">
      <a className="button quiet" href={withQuery('https://wa.me/', { text: `${text} ${url}` })} {...OUTSIDE}>
        {t('ui.share.whatsapp')}
      </a>
      <a className="button quiet" href={withQuery('https://t.me/share/url', { url, text })} {...OUTSIDE}>
        {t('ui.share.telegram')}
      </a>
      <button type="button" className="button quiet js-only" data-share={mark} data-copied={t('ui.share.copied')}>
        <Icon name="share-2" />
        <span data-label="" suppressHydrationWarning>
          {t('ui.share.device')}
        </span>
      </button>
    </div>
  )
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const
