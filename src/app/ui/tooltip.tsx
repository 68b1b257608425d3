import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'

type Props = { text: ReactNode; children: ReactNode }

const Plain = ({ children }: Props) => <span>{children}</span>

const TooltipCard = lazy(() => import('./tooltip-card.tsx').catch(() => ({ default: Plain })))

/** A short word about what is inside; never the only place where something needed is said. What draws it comes when a pointer rests there. */
export function Tooltip({ text, children }: Props) {
  const [isMet, meet] = useState(false)
  const isWaiting = useRef(false)
  const enter = () => {
    isWaiting.current = true
    meet(true)
  }
  const leave = () => {
    isWaiting.current = false
  }
  const plain = (
    <span onPointerEnter={enter} onPointerLeave={leave}>
      {children}
    </span>
  )
  if (!isMet) return plain
  return (
    <Suspense fallback={plain}>
      <TooltipCard text={text} isWaiting={isWaiting}>
        {children}
      </TooltipCard>
    </Suspense>
  )
}
