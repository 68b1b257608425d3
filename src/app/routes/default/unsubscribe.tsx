export { unsubscribePage as default } from '#src/app/features/people/setting/unsubscribe/unsubscribe-page.tsx'
