import { Navigate } from 'react-router-dom';
import { isAdminSession, useSession } from 'shared-api';

/** The entry of the documents: administrators to theirs, receivers to theirs (spec 02 §6). */
export function InitDocumentsScreen() {
  const isAdmin = isAdminSession(useSession());
  return <Navigate to={isAdmin ? '/documentsAdmin' : '/documents'} replace />;
}
