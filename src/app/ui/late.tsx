import { type ComponentType, useEffect, useState } from 'react'
import { useIntl } from '#src/i18n/react.tsx'
import { Notice } from './states.tsx'

type Props<P> = {
  load: () => Promise<ComponentType<P>>
  props: P
  /** Shows nothing if it does not load. */
  isQuiet?: boolean
}

/** A part that is loaded when it is first shown. If it does not load, the page continues and offers a retry. */
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
