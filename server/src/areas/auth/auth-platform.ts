import type { Config } from '../../platform/config.ts';
import type { AreaPlatform } from '../area-platform.ts';
import type { Directory } from '../ports/directory.port.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';

/** What the services of this area stand on; each takes of it what it needs: `Pick<AuthPlatform, 'db' | 'clock'>`. */
export interface AuthPlatform extends AreaPlatform {
  readonly directory: Directory;
  readonly passwordHasher: PasswordHasher;
  readonly product: Config['product'];
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
}
