export { useBottomBar, useBottomBarActions } from './module-kit/bottom-bar.ts';
export type { BottomBarAction } from './module-kit/bottom-bar.ts';
export { defineModule } from './module-kit/define-module.ts';
export type { ModuleDefinition } from './module-kit/define-module.ts';
export { AreaScopeProvider, createFailure, useAreaScope } from './module-kit/failure/area-scope.ts';
export type { AreaFailure, AreaScope, FailureKind } from './module-kit/failure/area-scope.ts';
export { ScreenBoundary } from './module-kit/failure/screen-boundary.component.tsx';
export { ScreenSkeleton } from './module-kit/failure/screen-skeleton.component.tsx';
export { UnavailableCard } from './module-kit/failure/unavailable-card.component.tsx';
export { lazyScreen, loadingLimit } from './module-kit/lazy-screen.component.tsx';
export type { LazyScreen } from './module-kit/lazy-screen.component.tsx';
export { openLink } from './module-kit/open-link.ts';
export { useCurrentPageTitle, usePageTitle } from './module-kit/page-title.ts';
export { defineTexts } from './module-kit/texts/define-texts.ts';
export {
  applyLanguage,
  changeLanguage,
  currentLanguage,
  languageCookie,
  useLanguage,
  useLocalized,
} from './module-kit/texts/language.ts';
export type { Texts, TextKey, TextTree, Translate, TranslationOf } from './module-kit/texts/text-types.ts';
export { getTexts, useTexts } from './module-kit/texts/use-texts.ts';
