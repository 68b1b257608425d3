import { localizePath, withQuery } from '../../../contract/addresses.ts'
import type { PageContext } from '../../page.ts'
import { useRuntime } from '../../runtime.tsx'
import { Icon } from '../../ui/icon.tsx'
import { payText } from './detail-page.ts'
import type { DetailProps } from './detail-props.ts'
import { vacancyPath } from './row-text.ts'

type Props = DetailProps & { ctx: PageContext }

/** Links that need no script; the device's own sharing and copying appear where there is one. */
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
      <ScriptedShare url={url} text={text} t={t} />
    </div>
  )
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const

function ScriptedShare({ url, text, t }: { url: string; text: string; t: DetailProps['words']['t'] }) {
  const { hydrated, notify } = useRuntime()
  const canShare = hydrated && 'share' in navigator
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    notify({ kind: 'success', text: t('vacancy.share.copied') })
  }
  return (
    <>
      <button
        type="button"
        className="btn quiet"
        hidden={!canShare}
        data-share={url}
        data-text={text}
        onClick={() => void navigator.share({ url, text }).catch(() => {})}
      >
        <Icon name="share-2" />
        {t('vacancy.share.device')}
      </button>
      <button
        type="button"
        className="btn quiet"
        hidden={!hydrated}
        data-copy={url}
        data-done={t('vacancy.share.copied')}
        onClick={() => void copy()}
      >
        {t('vacancy.share.copy')}
      </button>
    </>
  )
}
