import { useParams } from 'react-router-dom';
import { NewUser } from './new-user.component.tsx';
import { OpenedUserForm } from './opened-user.component.tsx';
import { SeveralUsers } from './several-users.component.tsx';

/** Adds a user (id 0), edits one, or several at once whose ids are separated by commas (spec 03 §2). */
export function UserFormScreen() {
  const { id = '0' } = useParams();
  const ids = [...new Set(id.split(',').filter(Boolean))];
  const [first = '0'] = ids;
  if (ids.length > 1) return <SeveralUsers key={id} ids={ids} />;
  return first === '0' ? <NewUser /> : <OpenedUserForm key={first} id={first} />;
}
