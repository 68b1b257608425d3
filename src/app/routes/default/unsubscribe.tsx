export { unsubscribePage as default } from '#src/app/features/unsubscribe/unsubscribe-page.tsx'
