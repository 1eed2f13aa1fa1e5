import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getDeviceNotifications,
  turnOffDeviceNotifications,
  turnOnDeviceNotifications,
} from 'shared-api/contracts/auth';
import { createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { DeviceNotificationsCard } from './device-notifications-card.component.tsx';

const server = createFakeServer();
const given = { endpoint: 'https://push.example/1', p256dh: 'BCVx', auth: 'BTBZ' };
const name = 'Notifiche su questo dispositivo';
let kept: boolean;
let permission: NotificationPermission;
let answer: NotificationPermission;
let subscription: object | null;
const unsubscribe = jest.fn(async () => {
  subscription = null;
  return true;
});
const subscribe = jest.fn(async () => {
  const { endpoint, ...keys } = given;
  subscription = { unsubscribe, toJSON: () => ({ endpoint, keys }) };
  return subscription;
});
const requestPermission = jest.fn(async () => (permission = answer));

function provide(able: { push?: boolean; worker?: boolean; userAgent?: string } = {}) {
  const { push = true, worker = true, userAgent = 'Chrome' } = able;
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } };
  const workers = { getRegistration: async () => (worker ? registration : undefined) };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  const shown = {
    requestPermission,
    get permission() {
      return permission;
    },
  };
  Object.assign(window, push ? { PushManager: {}, Notification: shown } : {});
}

beforeEach(() => {
  [kept, permission, answer, subscription] = [false, 'default', 'granted', null];
  server.on(getDeviceNotifications).answer(() => ({ isOn: kept, publicKey: 'BKey' }));
  server.on(turnOnDeviceNotifications).succeed();
  server.on(turnOffDeviceNotifications).succeed();
});
afterEach(() => {
  for (const key of ['PushManager', 'Notification']) Reflect.deleteProperty(window, key);
  jest.clearAllMocks();
});

const find = () => screen.findByRole('switch', { name });

describe('the notifications of this device', () => {
  it.each([
    [
      'that throws at its workers',
      {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      },
    ],
    ['that has none', { value: undefined }],
    [
      'that refuses to say which it keeps',
      { value: { getRegistration: () => Promise.reject(new DOMException('refused', 'SecurityError')) } },
    ],
  ])('are not to be had in a browser %s, in words', async (_browser, workers) => {
    provide();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, ...workers });
    renderScreen(<DeviceNotificationsCard />);
    expect(await screen.findByText(/Questo browser non può mostrare notifiche/)).toBeInTheDocument();
  });

  it('are off, and the browser asks nothing until they are turned on', async () => {
    provide();
    renderScreen(<DeviceNotificationsCard />);
    expect(await find()).not.toBeChecked();
    expect(requestPermission).not.toHaveBeenCalled();
    server.on(turnOnDeviceNotifications).answer(() => void (kept = true));
    await userEvent.click(await find());
    expect(await screen.findByText('Le notifiche arriveranno su questo dispositivo')).toBeInTheDocument();
    await waitFor(async () => expect(await find()).toBeChecked());
    expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'BKey' }]]);
    expect(server.inputs(turnOnDeviceNotifications)).toEqual([given]);
  });

  it('are turned off here and on the server', async () => {
    provide();
    [kept, permission] = [true, 'granted'];
    await subscribe();
    server.on(turnOffDeviceNotifications).answer(() => void (kept = false));
    renderScreen(<DeviceNotificationsCard />);
    await waitFor(async () => expect(await find()).toBeChecked());
    await userEvent.click(await find());
    expect(
      await screen.findByText('Le notifiche non arriveranno più su questo dispositivo'),
    ).toBeInTheDocument();
    await waitFor(async () => expect(await find()).not.toBeChecked());
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('are not said to be on where the browser forgot them', async () => {
    provide();
    [kept, permission] = [true, 'granted'];
    renderScreen(<DeviceNotificationsCard />);
    expect(await find()).not.toBeChecked();
  });

  it('stay off, with the reason at the switch, without permission or where the server refuses', async () => {
    provide();
    answer = 'default';
    renderScreen(<DeviceNotificationsCard />);
    await userEvent.click(await find());
    expect(
      await screen.findByText('Il browser non ha dato il permesso. Puoi riprovare.'),
    ).toBeInTheDocument();
    expect(server.inputs(turnOnDeviceNotifications)).toEqual([]);
    answer = 'granted';
    server.on(turnOnDeviceNotifications).fail({ code: 'internal', message: 'Errore del server' });
    await waitFor(async () => expect(await find()).toBeEnabled());
    await userEvent.click(await find());
    expect(await screen.findByText(/Errore del server/)).toBeInTheDocument();
    expect(await find()).not.toBeChecked();
    expect(subscription).toBeNull();
  });

  it('say why they cannot be turned on', async () => {
    provide({ push: false });
    const { unmount } = renderScreen(<DeviceNotificationsCard />);
    expect(await screen.findByText('Questo browser non può mostrare notifiche.')).toBeInTheDocument();
    unmount();
    provide({ push: false, userAgent: 'iPhone Safari' });
    const second = renderScreen(<DeviceNotificationsCard />);
    expect(await screen.findByText(/^Su iPhone e iPad/)).toBeInTheDocument();
    second.unmount();
    provide({ worker: false });
    const third = renderScreen(<DeviceNotificationsCard />);
    expect(await screen.findByText('Questo browser non può mostrare notifiche.')).toBeInTheDocument();
    third.unmount();
    provide();
    permission = 'denied';
    renderScreen(<DeviceNotificationsCard />, { language: 'en' });
    expect(await screen.findByText(/^Notifications of this site are blocked/)).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('offer a new try when it cannot be read whether they are on', async () => {
    provide();
    server.on(getDeviceNotifications).fail({ code: 'internal' });
    renderScreen(<DeviceNotificationsCard />);
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    server.on(getDeviceNotifications).answer(() => ({ isOn: false, publicKey: 'BKey' }));
    await userEvent.click(retry);
    expect(await find()).not.toBeChecked();
  });
});
