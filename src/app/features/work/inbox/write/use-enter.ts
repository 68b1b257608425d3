import { useEffect, useState } from 'react'
import type { Outgoing } from '../outbox/outgoing.ts'

const NAME = 'inbox-enter'

type Choice = 'sends' | 'breaks'

/** With a keyboard people expect Enter to send; on touch screens it begins a line. */
const expected = (): Choice => (matchMedia('(hover: hover) and (pointer: fine)').matches ? 'sends' : 'breaks')

/** Whether Enter sends on this device, and a function to change it. */
export function useEnter(outgoing: Outgoing | undefined) {
  const [choice, setChoice] = useState<Choice>('breaks')
  useEffect(() => {
    if (!outgoing) return
    let isGone = false
    setChoice(expected())
    void outgoing.store.read<Choice>(NAME).then(({ value }) => value && !isGone && setChoice(value))
    return () => {
      isGone = true
    }
  }, [outgoing])
  const choose = (sends: boolean) => {
    const next = sends ? 'sends' : 'breaks'
    setChoice(next)
    void outgoing?.store.write<Choice>(NAME, next)
  }
  return { entersSend: choice === 'sends', choose }
}
