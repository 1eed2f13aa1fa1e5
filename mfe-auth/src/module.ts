import { defineModule, lazyScreen } from 'shared-ui';
import { manifest } from './module.manifest.ts';
import { authTexts } from './auth.texts.ts';

/** Signing in and passwords. Read this first: each path of the manifest with its screen. */
export const module = defineModule({
  manifest,
  texts: authTexts,
  screens: {
    '/': lazyScreen(() =>
      import(/* webpackChunkName: "screen-login" */ './sign-in/sign-in.screen.tsx').then(
        (m) => m.SignInScreen,
      ),
    ),
    '/changepasswordinitial': lazyScreen(() =>
      import(/* webpackChunkName: "screen-first-password" */ './passwords/first-password.screen.tsx').then(
        (m) => m.FirstPasswordScreen,
      ),
    ),
    '/register': lazyScreen(() =>
      import(/* webpackChunkName: "screen-register" */ './sign-up/register.screen.tsx').then(
        (m) => m.RegisterScreen,
      ),
    ),
    '/register/confirm': lazyScreen(() =>
      import(/* webpackChunkName: "screen-confirm-sign-up" */ './sign-up/confirm-sign-up.screen.tsx').then(
        (m) => m.ConfirmSignUpScreen,
      ),
    ),
    '/registrations': lazyScreen(() =>
      import(/* webpackChunkName: "screen-registrations" */ './registrations/registrations.screen.tsx').then(
        (m) => m.RegistrationsScreen,
      ),
    ),
    '/qrlogin': lazyScreen(() =>
      import(/* webpackChunkName: "screen-qr-login" */ './qr-login/landing/qr-login.screen.tsx').then(
        (m) => m.QrLoginScreen,
      ),
    ),
    '/company-sign-in': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen-company-sign-in" */ './company-sign-in/company-landing.screen.tsx'
      ).then((m) => m.CompanyLandingScreen),
    ),
    '/company-sign-in/:company': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen-company-sign-in" */ './company-sign-in/company-landing.screen.tsx'
      ).then((m) => m.CompanyLandingScreen),
    ),
    '/discover': lazyScreen(() =>
      import(/* webpackChunkName: "screen-discover" */ './slides/discover.screen.tsx').then(
        (m) => m.DiscoverScreen,
      ),
    ),
    '/setup': lazyScreen(() =>
      import(/* webpackChunkName: "screen-first-run" */ './first-run/first-run.screen.tsx').then(
        (m) => m.FirstRunScreen,
      ),
    ),
    '/recover': lazyScreen(() =>
      import(/* webpackChunkName: "screen-recover" */ './recovery/recover.screen.tsx').then(
        (m) => m.RecoverScreen,
      ),
    ),
    '/newContact': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen-contact-proposal" */ './contact-proposal/contact-proposal.screen.tsx'
      ).then((m) => m.ContactProposalScreen),
    ),
    '/profile': lazyScreen(() =>
      import(/* webpackChunkName: "screen-profile" */ './profile/profile.screen.tsx').then(
        (m) => m.ProfileScreen,
      ),
    ),
    '/removeAccount': lazyScreen(() =>
      import(/* webpackChunkName: "screen-remove-account" */ './removal/removal.screen.tsx').then(
        (m) => m.RemoveAccountScreen,
      ),
    ),
    '/changepasswordprofile': lazyScreen(() =>
      import(/* webpackChunkName: "screen-change-password" */ './passwords/change-password.screen.tsx').then(
        (m) => m.ChangePasswordScreen,
      ),
    ),
  },
  contributions: {
    registrations: () =>
      import(
        /* webpackChunkName: "card-registrations" */ './registrations/registrations-card.component.tsx'
      ).then((m) => m.RegistrationsCard),
    signInAgain: () =>
      import(/* webpackChunkName: "part-sign-in-again" */ './sign-in-again/sign-in-again.component.tsx').then(
        (m) => m.SignInAgain,
      ),
  },
});
