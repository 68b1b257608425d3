import { type ComponentType, useEffect, useState } from 'react'
import { useIntl } from '#src/i18n/react.tsx'
import { Notice } from './states.tsx'

type Props<P> = {
  load: () => Promise<ComponentType<P>>
  props: P
  /** No one misses it where it does not come. */
  isQuiet?: boolean
}

/** A part that is fetched when it is shown first. Where it does not come, the page carries on, and it can be asked for again. */
export function Late<P extends object>({ load, props, isQuiet = false }: Props<P>) {
  const { t } = useIntl()
  const [Part, setPart] = useState<ComponentType<P>>()
  const [tries, setTries] = useState(0)
  const [isMissing, setMissing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    let isShown = true
    setMissing(false)
    load().then(
      (loaded) => isShown && setPart(() => loaded),
      () => isShown && setMissing(true),
    )
    return () => {
      isShown = false
    }
  }, [tries])
  if (Part) return <Part {...props} />
  if (!isMissing || isQuiet) return null
  return (
    <Notice>
      <p className="small" role="status">
        {t('ui.part.missing')}
      </p>
      <p>
        <button type="button" className="button dense" onClick={() => setTries(tries + 1)}>
          {t('ui.part.again')}
        </button>
      </p>
    </Notice>
  )
}
